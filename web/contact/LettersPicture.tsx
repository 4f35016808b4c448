/** A letter on its way, beside the form on wide windows. It says nothing that the page does not. */
export const LettersPicture = () => (
  <svg className="mc-letters" viewBox="0 0 320 300" aria-hidden="true">
    <path className="mc-trail" d="M16 246 C 40 268, 78 262, 104 238" />
    <rect className="mc-paper" x="96" y="34" width="168" height="130" rx="8" transform="rotate(-6 180 100)" />
    <g className="mc-lines" transform="rotate(-6 180 100)">
      <path d="M120 62h120M120 82h120M120 102h80" />
    </g>
    <g transform="rotate(-6 180 100)">
      <path
        className="mc-envelope"
        d="M76 112h208a8 8 0 0 1 8 8v108a8 8 0 0 1-8 8H76a8 8 0 0 1-8-8V120a8 8 0 0 1 8-8z"
      />
      <path className="mc-flap" d="M70 116l102 74a14 14 0 0 0 16 0l102-74" />
      <circle className="mc-seal" cx="180" cy="178" r="17" />
      <path className="mc-sign" d="M173 186c0-10 5-16 15-17 0 10-5 17-15 17zm0 0l8-9" />
    </g>
  </svg>
)
