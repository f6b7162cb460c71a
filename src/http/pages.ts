import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
  :root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { max-width: 38rem; padding: 2rem 1.5rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; text-wrap: balance; }
  code { font: 0.9375em ui-monospace, monospace; background: color-mix(in srgb, CanvasText 9%, Canvas);
         padding: 0.15em 0.4em; border-radius: 0.3em; overflow-wrap: anywhere; }
`;

/** Lets the content security policy allow exactly this style. */
export const PAGE_STYLE_HASH = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;

/** A short page that explains one thing; no scripts, nothing from elsewhere. */
export function page(title: string, body: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Slidewright</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** Shown on loopback to a browser without a session: the way in is a link that only the owner can print. */
export function openFromShellPage(): Page {
  return page(
    "Open this from your shell",
    html`<p>
        Your decks open with a one-time link, so that nobody else on this machine can read them. Print one with
        <code>npm run slidewright -- open</code> and follow it; this browser then stays signed in.
      </p>
      <p>Decks made by <code>slidewright create</code> or by an assistant come with such a link of their own.</p>`,
  );
}

/** Shown for a one-time link that was used before, has run out or never existed. */
export function spentTicketPage(): Page {
  return page(
    "This link has been used or has run out",
    html`<p>
      Links to decks work once, for ten minutes. Ask for the deck again, or print a new link with
      <code>npm run slidewright -- open</code>.
    </p>`,
  );
}

/** Shown when the browser app has not been built. */
export function appNotBuiltPage(): Page {
  return page(
    "The editor has not been built yet",
    html`<p>Run <code>npm run build:editor</code> in the project folder, then reload this page.</p>`,
  );
}
