import type { Deck } from "../api/records.ts";
import { Icon } from "./icon.tsx";
import { dateAndTimeText, formatText, languageText } from "./wording.ts";

interface DeckDetailsProps {
  readonly deck: Deck;
  readonly themeName: string | undefined;
}

/** Everything the project's record says, in a panel that opens over the page. */
export function DeckDetails({ deck, themeName }: DeckDetailsProps) {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ["Format", `${formatText(deck.format)}, ${deck.aspect_ratio}`],
    ["Theme", themeName],
    ["Language", deck.language ? languageText(deck.language) : undefined],
    ["Created", dateAndTimeText(deck.created_at)],
    ["Changed", dateAndTimeText(deck.updated_at)],
    ["Project id", deck.project_id],
  ];
  return (
    <>
      <button
        type="button"
        class="button quiet icon-only"
        popovertarget="deck-details"
        aria-label="Details"
        title="Details"
      >
        <Icon name="info" />
      </button>
      <div id="deck-details" class="deck-details" popover="auto" role="dialog" aria-label="Details of this deck">
        <h2>Details</h2>
        <dl>
          {rows.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </>
  );
}
