import { qrModules } from '../../ui/qr-modules.ts'

/** A text as a picture that telephones read. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = qrModules(text)
  if (modules === null) return null
  // Readers need four light modules around.
  const size = modules.length + 8
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : [])))
  return (
    <svg
      className="mc-scale-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
