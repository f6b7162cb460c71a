import type { ApiFailure } from "../api/api-failure.ts";

/** Something that comes from the server: on its way, here, or failed. */
export type Loadable<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly failure: ApiFailure };

export const LOADING: Loadable<never> = { state: "loading" };
