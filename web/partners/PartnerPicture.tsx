interface PartnerPictureProps {
  /** Address of its picture; null shows a drawing in its place. */
  readonly source: string | null
  readonly className: string
}

/** The picture of an actor, beside its name: it says nothing more to who cannot see it. */
export function PartnerPicture({ source, className }: PartnerPictureProps) {
  if (source !== null) return <img className={className} src={source} alt="" loading="lazy" />
  return (
    <svg className={className} viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="mc-partner-drawing__sky" width="320" height="120" />
      <path className="mc-partner-drawing__hill" d="M0 92c60-34 116-34 176-8s96 22 144-4v40H0z" />
      <path
        className="mc-partner-drawing__line"
        d="M160 92V44m0 22c-20 0-32-10-34-26 20 0 34 8 34 26zm0-10c18 0 30-10 32-26-20 0-32 10-32 26z"
      />
    </svg>
  )
}
