import './canteen-picture.css'

export interface CanteenPictureProps {
  /** Address of a picture of the canteen; null shows a drawing in its place. */
  readonly source: string | null
  readonly className?: string
}

/** The picture of a canteen, beside its name: it says nothing more to who cannot see it. */
export function CanteenPicture({ source, className = '' }: CanteenPictureProps) {
  const classes = `mc-canteen-picture ${className}`
  if (source !== null) return <img className={classes} src={source} alt="" loading="lazy" />
  return (
    <svg className={classes} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="mc-canteen-picture__wall" width="320" height="160" />
      <rect className="mc-canteen-picture__table" y="118" width="320" height="42" />
      <ellipse className="mc-canteen-picture__plate" cx="160" cy="92" rx="62" ry="44" />
      <ellipse className="mc-canteen-picture__rim" cx="160" cy="92" rx="42" ry="29" />
      <path className="mc-canteen-picture__leaf" d="M136 96c2-22 22-30 46-27-1 24-16 38-38 34l-10 10-5-4z" />
      <path
        className="mc-canteen-picture__cutlery"
        d="M70 52v24m8-24v24m8-24v24m-8 0v56m0-56c-5 0-8-4-8-8m8 8c5 0 8-4 8-8m152-16c-9 4-13 18-13 34h13zm0 34v46"
      />
    </svg>
  )
}
