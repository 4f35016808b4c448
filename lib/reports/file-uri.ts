/** The path with / between folders, without the leading ./ that some readers do not understand. */
export const forwardPath = (file: string): string => file.replaceAll('\\', '/').replace(/^(\.\/+)+/, '')

/** A relative URI reference for a relative path, a file URI for an absolute one. */
export function fileUri(file: string): string {
  const path = forwardPath(file.toWellFormed())
  const [drive] = /^[A-Za-z]:(?=\/)/.exec(path) ?? []
  const encoded = path
    .slice(drive?.length ?? 0)
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  if (drive) return `file:///${drive}${encoded}`
  return path.startsWith('/') ? `file://${encoded}` : encoded
}
