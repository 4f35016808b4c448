import { encode } from 'uqr'
import './qr-code.css'

/** A text as a picture that telephones read. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  // Readers need four light modules around.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="mc-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
