/** Words of a page that a model quoted from its search, and where they stand. */
export interface CitedPassage {
  readonly text: string;
  readonly title: string;
  readonly url: string;
}
