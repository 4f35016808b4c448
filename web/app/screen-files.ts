import { screenFilesAddress } from './installation.ts'

/** The scripts of the screens: positions in `files` by the path of a screen, as the build lists them. */
interface ScreenFiles {
  readonly files: readonly string[]
  readonly screens: Readonly<Record<string, readonly number[]>>
}

let list: ScreenFiles | null = null

/**
 * Reads the list once the page is there: in the scripts of the first visit it would weigh more than all words of the frame.
 * Without it, as after a failure, screens load all the same, one script naming the next.
 */
export async function readScreenFiles(): Promise<void> {
  if (!screenFilesAddress) return
  const answer = await fetch(screenFilesAddress, { priority: 'low' }).catch(() => null)
  if (answer?.ok) list = await answer.json().catch(() => null)
}

/** Asks for all scripts of a screen at once. */
export function preloadScreen(path: string): void {
  const files = (list?.screens[path] ?? []).flatMap(place => list?.files[place] ?? [])
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: `/${file}`, crossOrigin: '' })
    document.head.append(link)
  }
  // They are asked for once: a second visit finds them loaded.
  if (list) list = { ...list, screens: { ...list.screens, [path]: [] } }
}
