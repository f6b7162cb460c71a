import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ApiClient } from "../api/api-client.ts";
import { toApiFailure } from "../api/api-failure.ts";
import type { Deck, Slide } from "../api/records.ts";
import { LOADING, type Loadable } from "./loadable.ts";

/** One open deck and where the reader is in it. */
export interface DeckStore {
  readonly deck: ReadonlySignal<Loadable<Deck>>;
  readonly slides: ReadonlySignal<readonly Slide[]>;
  /** Zero-based; always a slide of the deck, 0 for an empty one. */
  readonly index: ReadonlySignal<number>;
  readonly slide: ReadonlySignal<Slide | undefined>;
  /** Name of the theme as people know it; from its id until the server has answered. */
  readonly themeName: ReadonlySignal<string | undefined>;
  readonly presenting: Signal<boolean>;
  load(): Promise<void>;
  /** Goes to a slide; places outside the deck lead to its first or last one. */
  select(index: number): void;
  move(by: number): void;
}

export function createDeckStore(api: ApiClient, projectId: string, startIndex: number): DeckStore {
  const deck = signal<Loadable<Deck>>(LOADING);
  const wanted = signal(startIndex);
  const templateName = signal<string | undefined>(undefined);
  const slides = computed(() => (deck.value.state === "ready" ? deck.value.value.content.variations : []));
  const index = computed(() => Math.max(0, Math.min(wanted.value, slides.value.length - 1)));
  const templateId = computed(() => (deck.value.state === "ready" ? deck.value.value.template_family : undefined));

  async function loadThemeName(): Promise<void> {
    if (!templateId.value) return;
    try {
      templateName.value = (await api.getTemplate(templateId.value)).name;
    } catch {
      templateName.value = undefined;
    }
  }

  return {
    deck,
    slides,
    index,
    slide: computed(() => slides.value[index.value]),
    themeName: computed(() => templateName.value ?? (templateId.value ? nameFromId(templateId.value) : undefined)),
    presenting: signal(false),
    async load() {
      deck.value = LOADING;
      try {
        deck.value = { state: "ready", value: await api.getDeck(projectId) };
      } catch (error) {
        deck.value = { state: "failed", failure: toApiFailure(error) };
        return;
      }
      await loadThemeName();
    },
    select(to) {
      wanted.value = to;
    },
    move(by) {
      wanted.value = Math.max(0, index.value + by);
    },
  };
}

function nameFromId(id: string): string {
  return id.replaceAll(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase());
}
