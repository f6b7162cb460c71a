import type { ApiFailure } from "../api/api-failure.ts";
import { Notice } from "./notice.tsx";
import { PlainPage } from "./plain-page.tsx";

interface FailurePageProps {
  readonly failure: ApiFailure;
  readonly retry: () => void;
}

/** What a page shows instead of its content when the server gave none. */
export function FailurePage({ failure, retry }: FailurePageProps) {
  if (failure.kind === "sign-in-needed") return <SignInNeeded />;
  if (failure.kind === "not-found") return <NotFound />;
  const unreachable = failure.kind === "unreachable";
  return (
    <PlainPage title={unreachable ? "Server unreachable" : "Something went wrong"}>
      <Notice
        icon={unreachable ? "unplugged" : "warning"}
        title={unreachable ? "The server can’t be reached" : "That did not work"}
        actions={
          <button type="button" class="button primary" onClick={retry}>
            Try again
          </button>
        }
      >
        <p role="alert">{failure.message}</p>
        {failure.requestId && (
          <p class="fine-print">
            Request <code>{failure.requestId}</code>
          </p>
        )}
      </Notice>
    </PlainPage>
  );
}

export function NotFound() {
  return (
    <PlainPage title="Not found">
      <Notice
        icon="search"
        title="There is no deck here"
        actions={
          <a class="button primary" href="/">
            All decks
          </a>
        }
      >
        <p>It may have been deleted, or it belongs to another account. Decks are private to their owner.</p>
      </Notice>
    </PlainPage>
  );
}

function SignInNeeded() {
  return (
    <PlainPage title="Sign in">
      <Notice
        icon="lock"
        title="Sign in to see your decks"
        actions={
          <a class="button primary" href={`/sign-in?next=${encodeURIComponent(window.location.pathname)}`}>
            Sign in
          </a>
        }
      >
        <p>
          Decks are private to their owner, and this browser is no longer signed in. On your own machine a new link does
          without a password:
        </p>
        <pre>
          <code>npm run slidewright -- open</code>
        </pre>
      </Notice>
    </PlainPage>
  );
}
