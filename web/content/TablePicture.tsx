/** A drawing of a laid table, purely decorative. */
export function TablePicture() {
  return (
    <svg className="mc-table-picture" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <rect className="mc-cloth" x="20" y="26" width="360" height="248" rx="24" />
      <rect className="mc-tray" x="48" y="52" width="304" height="196" rx="18" />
      <circle className="mc-plate" cx="182" cy="156" r="78" />
      <circle className="mc-well" cx="182" cy="156" r="56" />
      <path className="mc-leaf" d="M150 178c-14-34 6-62 44-66 4 40-12 66-44 66z" />
      <path className="mc-vein" d="M150 178c8-22 18-38 34-54" />
      <circle className="mc-tomato" cx="205" cy="172" r="19" />
      <circle className="mc-tomato" cx="176" cy="190" r="12" />
      <path className="mc-carrot" d="M214 124l26 8-10 14z" />
      <path className="mc-shine" d="M198 164a10 10 0 0 1 8-5" />
      <path className="mc-cutlery" d="M78 108v28a9 9 0 0 0 9 9v58M87 108v30M96 108v28a9 9 0 0 1-9 9" />
      <path className="mc-cutlery" d="M279 203v-95c-13 8-17 34-13 54h13" />
      <rect className="mc-glass" x="298" y="80" width="38" height="46" rx="8" />
      <path className="mc-water" d="M300 98h34v18a8 8 0 0 1-8 8h-18a8 8 0 0 1-8-8z" />
      <rect className="mc-bread" x="300" y="176" width="38" height="48" rx="16" />
      <path className="mc-crust" d="M308 190h22M308 202h22" />
    </svg>
  )
}
