import type { SlideType } from "../../../deck/slide-types.ts";
import { itemTextRoom, SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";

/** Capacities of an item-like slide, in half-ems; 0 where the type has no such slot. */
export interface ItemCapacity {
  readonly min: number;
  readonly max: number;
  readonly text: number;
  readonly label: number;
  readonly value: number;
}

/** With `count` entries; without, as many as the type takes. */
export function itemRoom(type: SlideType, count = Infinity): ItemCapacity {
  const room = { min: 0, max: 0, label: 0, value: 0, ...SLOT_CONTRACTS[type].items };
  return { ...room, text: itemTextRoom(type, count) };
}

export function titleRoom(type: SlideType): number {
  return SLOT_CONTRACTS[type].title;
}

export function bodyRoom(type: SlideType): number {
  return SLOT_CONTRACTS[type].body ?? 0;
}

export function sideRoom(type: SlideType): { readonly heading: number; readonly max: number; readonly text: number } {
  return SLOT_CONTRACTS[type].sides ?? { heading: 0, max: 0, text: 0 };
}
