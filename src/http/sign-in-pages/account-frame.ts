import { html } from "hono/html";
import { brand, wholePage, type Page } from "../pages.ts";
import { done, newsOf, problem } from "./fields.ts";
import type { NoticeView } from "./views.ts";

const PARTS = [
  { path: "/account", name: "Account" },
  { path: "/account/apps", name: "Connected apps" },
  { path: "/account/keys", name: "API keys" },
] as const;

interface Part {
  readonly path: (typeof PARTS)[number]["path"];
  readonly lead: Page;
  /** Beside the heading: what is far down the page. */
  readonly action?: Page;
  /** Fields of its forms, which say themselves what was wrong with them. */
  readonly fields?: readonly string[];
}

/** A part of the account: the others beside it, what has happened above it. */
export function accountFrame({ path, lead, action, fields = [] }: Part, view: NoticeView, body: Page): Page {
  const title = PARTS.find((part) => part.path === path)?.name ?? "Account";
  return wholePage(
    { title, news: newsOf(view) },
    html`<body>
      <header class="top-bar account-bar">
        ${brand()}
        <a class="button quiet" href="/">Your decks</a>
      </header>
      <div class="account">
        <nav aria-label="Account">
          <ul role="list">
            ${PARTS.map(
              (part) =>
                html`<li>
                  <a href="${part.path}" ${part.path === path ? html`aria-current="page"` : ""}>${part.name}</a>
                </li>`,
            )}
          </ul>
        </nav>
        <main>
          <header>
            <div>
              <h1>${title}</h1>
              <p class="lead">${lead}</p>
            </div>
            ${action}
          </header>
          ${problem(view, fields)} ${done(view.notice)} ${body}
        </main>
      </div>
    </body>`,
  );
}
