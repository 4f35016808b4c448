import { basename } from 'node:path'

export interface EditorCommand {
  readonly program: string
  readonly args: readonly string[]
}

/** How the editors that can open a file at a row are asked to. Others get the file alone. */
const atRow: readonly { readonly names: RegExp; readonly args: (file: string, row: number) => readonly string[] }[] = [
  { names: /^(?:n?vim?|vim?|nano|emacs|emacsclient|micro|kak|joe|ne|mg)$/, args: (file, row) => [`+${row}`, file] },
  { names: /^(?:code|code-insiders|codium|cursor)$/, args: (file, row) => ['--wait', '-g', `${file}:${row}`] },
  { names: /^(?:hx|helix|subl|zed)$/, args: (file, row) => [`${file}:${row}`] },
]

/** The person's editor at a row of a file; null where none is chosen. */
export function editorCommand(env: NodeJS.ProcessEnv, file: string, row: number): EditorCommand | null {
  const [program, ...options] = (env.VISUAL || env.EDITOR || '').trim().split(/\s+/)
  if (!program) return null
  const name = basename(program).replace(/\.(?:exe|cmd)$/i, '')
  const known = atRow.find(({ names }) => names.test(name))
  const args = known?.args(file, Math.max(row, 1)) ?? [file]
  return { program, args: [...options.filter(option => !args.includes(option)), ...args] }
}
