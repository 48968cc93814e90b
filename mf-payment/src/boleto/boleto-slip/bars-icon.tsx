/** Bars of a slip. Decoration: it stands beside a title. */
export function BarsIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 6v12M8 6v12M20 6v12M16.5 6v12" />
      <path d="M12.2 6v12" strokeWidth="3" />
    </svg>
  );
}
