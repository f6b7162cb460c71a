import type { ComponentChildren } from "preact";
import { useDocumentTitle } from "./document-title.ts";
import { Brand } from "./brand.tsx";

interface PlainPageProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page with the product's header and one centred message. */
export function PlainPage({ title, children }: PlainPageProps) {
  useDocumentTitle(title);
  return (
    <div class="plain-page">
      <header class="top-bar">
        <Brand />
      </header>
      <main>{children}</main>
    </div>
  );
}
