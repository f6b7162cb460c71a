/** What is used of packages whose own types stand on the browser's, which the server does not have. */
declare module "jsdom" {
  export interface DOMWindow {
    readonly document: object;
  }

  export class JSDOM {
    constructor(html?: string);
    readonly window: DOMWindow;
  }
}

declare module "dompurify" {
  import type { DOMWindow } from "jsdom";

  interface Named {
    readonly nodeName: string;
    /** Elements have it. */
    readonly innerHTML?: string;
  }

  export interface Config {
    readonly USE_PROFILES: { readonly html: boolean; readonly svg: boolean; readonly svgFilters: boolean };
    readonly ADD_TAGS: readonly string[];
    readonly ADD_ATTR: readonly string[];
    readonly ADD_URI_SAFE_ATTR: readonly string[];
    readonly ADD_DATA_URI_TAGS: readonly string[];
    readonly HTML_INTEGRATION_POINTS: Readonly<Record<string, boolean>>;
    readonly SANITIZE_DOM: boolean;
  }

  export type Removed =
    { readonly element: Named } | { readonly attribute: { readonly name: string } | null; readonly from: Named };

  export interface DOMPurify {
    sanitize(markup: string, config: Config): string;
    /** What the last call took out. */
    readonly removed: readonly Removed[];
  }

  export default function createDOMPurify(window: DOMWindow): DOMPurify;
}
