import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon.tsx";

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ComponentChildren;
  /** What to do next: links or buttons. */
  readonly actions?: ComponentChildren;
}

/** A page, or the empty middle of one, that says why there is nothing to see and what to do about it. */
export function Notice({ icon, title, children, actions }: NoticeProps) {
  return (
    <div class="notice">
      <span class="notice-icon">
        <Icon name={icon} size={22} />
      </span>
      <h1>{title}</h1>
      <div class="notice-text">{children}</div>
      {actions && <div class="notice-actions">{actions}</div>}
    </div>
  );
}
