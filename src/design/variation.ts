/**
 * Which of a layout's variants (0…of−1) a slide takes by its zero-based place, so that the same layout looks
 * different the next time. Decks alternate between two kinds of slides as often as they run one kind in a row; both
 * ways neighbours differ most of the time, which the plain parity of the place would not do.
 */
export function variantOf(index: number, of: number): number {
  return of === 2 ? (index + Math.floor(index / 2)) % 2 : index % of;
}
