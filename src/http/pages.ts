import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { PAGE_ICON, PAGE_SCRIPT, PAGE_STYLE } from "./page-assets.ts";

export type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageOptions {
  readonly title: string;
  /** Stands before the title: screen readers say that first of a page. */
  readonly news?: string | undefined;
}

/** Any page that the server writes itself: nothing inline, nothing from elsewhere, complete without a script. */
export function wholePage({ title, news }: PageOptions, body: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f4f6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e0f11" />
        <meta name="robots" content="noindex" />
        <title>${news === undefined ? "" : `${news} `}${title} · Slidewright</title>
        <link rel="icon" type="image/svg+xml" href="${PAGE_ICON.path}" />
        <link rel="stylesheet" href="/fonts/fonts.css?family=Inter" />
        <link rel="stylesheet" href="${PAGE_STYLE.path}" />
        <script type="module" src="${PAGE_SCRIPT.path}"></script>
      </head>
      ${body}
    </html>`;
}

/** The product's mark and name; leads home. */
export function brand(): Page {
  return html`<a class="brand" href="/">
    <img src="${PAGE_ICON.path}" alt="" width="26" height="26" />
    <span>Slidewright</span>
  </a>`;
}

interface SheetOptions extends PageOptions {
  /** What the page says first, where that is more than the plain title. */
  readonly heading?: Page;
  /** Said under the heading. */
  readonly lead?: Page;
  readonly isWide?: boolean;
}

/** A page for one thing, in the middle. */
export function page({ heading, lead, isWide = false, ...options }: SheetOptions, body: Page): Page {
  return wholePage(
    options,
    html`<body class="entrance">
      <header>${brand()}</header>
      <main class="${isWide ? "wide" : ""}">
        <div class="sheet">
          <header>
            <h1>${heading ?? options.title}</h1>
            ${lead === undefined ? "" : html`<p class="lead">${lead}</p>`}
          </header>
          ${body}
        </div>
      </main>
    </body>`,
  );
}

/** Shown on loopback to a browser without a session: the way in is a link that only the owner can print. */
export function openFromShellPage(): Page {
  return page(
    { title: "Open this from your shell" },
    html`<p>
        Your decks open with a one-time link, so that nobody else on this machine can read them. Print one and follow
        it; this browser then stays signed in.
      </p>
      <pre><code>npm run slidewright -- open</code></pre>
      <p class="fine-print">
        Decks made by <code>slidewright create</code> or by an assistant come with such a link of their own.
      </p>`,
  );
}

/** Shown for a one-time link that was used before, has run out or never existed. */
export function spentTicketPage(): Page {
  return page(
    { title: "This link has been used or has run out" },
    html`<p>Links to decks work once, for ten minutes. Ask for the deck again, or print a new link:</p>
      <pre><code>npm run slidewright -- open</code></pre>`,
  );
}

/** Shown when the browser app has not been built. */
export function appNotBuiltPage(): Page {
  return page(
    { title: "The editor has not been built yet" },
    html`<p>Run this in the project folder, then reload the page:</p>
      <pre><code>npm run build:editor</code></pre>`,
  );
}
