import { currentUser, type PageContext, type SignInOptions } from "./browser.ts";

type PersonHandler = (context: PageContext, userId: string) => Promise<Response>;

export type ForPeople = (handler: PersonHandler) => (context: PageContext) => Promise<Response>;

/** Makes handlers for who is signed in; anybody else is asked to sign in first and then comes back to the page. */
export function forSignedIn(options: SignInOptions): ForPeople {
  return (handler) => async (context) => {
    const userId = await currentUser(context, options);
    if (userId !== undefined) return handler(context, userId);
    const next = context.req.method === "GET" ? context.req.path : "/account";
    return context.redirect(`/sign-in?next=${encodeURIComponent(next)}`, 303);
  };
}
