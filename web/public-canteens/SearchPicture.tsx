/** A plate under a magnifying glass, beside the search on wide windows. It says nothing that the page does not. */
export const SearchPicture = () => (
  <svg className="mc-search-picture" viewBox="0 0 320 260" aria-hidden="true">
    <rect className="mc-search-picture__cloth" x="20" y="30" width="280" height="200" rx="12" />
    <ellipse className="mc-search-picture__plate" cx="140" cy="126" rx="86" ry="80" />
    <ellipse className="mc-search-picture__rim" cx="140" cy="126" rx="58" ry="53" />
    <path className="mc-search-picture__leaf" d="M104 132c3-34 34-46 72-41-2 37-26 58-60 52l-16 15-7-6z" />
    <path className="mc-search-picture__cutlery" d="M268 66v132m0-132c-14 6-19 28-19 56h19" />
    <circle className="mc-search-picture__lens" cx="196" cy="154" r="48" />
    <path className="mc-search-picture__handle" d="M231 189l42 42" />
  </svg>
)
