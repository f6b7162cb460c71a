/*
 * Comforts on pages that work without a script: copying with one button, a secret selected as soon as it has the focus,
 * and a look at the password that is being typed. What needs them stays hidden where there is no script.
 */

for (const field of document.querySelectorAll("[readonly][data-copied-whole]")) {
  field.addEventListener("focus", () => field.select());
  if (document.activeElement === field) field.select();
}

for (const button of document.querySelectorAll("button[data-copies]")) {
  const field = document.getElementById(button.dataset.copies);
  const status = document.getElementById(button.dataset.status);
  // Browsers offer the clipboard on https and on this machine only.
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    field.select();
    navigator.clipboard.writeText(field.value).then(
      () => (status.textContent = "Copied."),
      () => (status.textContent = "The browser does not allow that. It is selected: copy it with the keyboard."),
    );
  });
}

for (const button of document.querySelectorAll("button[data-shows]")) {
  const field = document.getElementById(button.dataset.shows);
  const show = (isShown) => {
    field.type = isShown ? "text" : "password";
    button.textContent = isShown ? "Hide" : "Show";
    button.ariaLabel = isShown ? "Hide password" : "Show password";
  };
  button.hidden = false;
  button.addEventListener("click", () => show(field.type === "password"));
  // Browsers remember what is sent from a text field.
  field.form.addEventListener("submit", () => show(false));
}
