/**
 * A name of a part in the one form in which names are compared, as Excel does: without case, with `/` for `\`, without
 * percent-encoding (OPC, ISO/IEC 29500-2, 6.2.2.3). Null for what names no part: a folder, or a path with an encoded `..`
 * (zip.js refuses archives with a plain one, and those with paths from the root).
 */
export function partKey(name: string): string | null {
  const path = decoded(name.replaceAll('\\', '/'))
  return path.split('/').some(segment => /^\.{0,2}$/.test(segment)) ? null : path.toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
