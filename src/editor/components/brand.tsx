import iconUrl from "../icon.svg";

/** The product's mark and name; leads home. */
export function Brand() {
  return (
    <a class="brand" href="/">
      <img src={iconUrl} alt="" width="26" height="26" />
      <span>Slidewright</span>
    </a>
  );
}
