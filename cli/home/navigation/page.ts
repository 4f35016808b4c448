import type { Screen } from './screen.ts'

/** Goes from one screen to another. */
export type Move =
  | { readonly type: 'open'; readonly screen: Screen }
  | { readonly type: 'replace'; readonly screen: Screen }
  /** Goes back to the nearest screen of that name, which shows this instead, its cursor where it was. */
  | { readonly type: 'return'; readonly screen: Screen }
  | { readonly type: 'back' | 'menu' | 'reload' }

/** What an act of the person does, apart from moving in a page. */
export type Act =
  | Move
  | { readonly type: 'quit' }
  | { readonly type: 'edit'; readonly file: string; readonly row: number }
  /** Runs another command in the terminal. */
  | { readonly type: 'run'; readonly command: string }

export type Tone = 'good' | 'bad' | 'warning' | 'dim' | 'strong' | 'advice'

export interface Line {
  readonly text: string
  readonly tone?: Tone
}

export interface Row {
  readonly id: string
  /** One text a column. */
  readonly cells: readonly string[]
  readonly tone?: Tone
  /** What the filter finds besides the cells, such as a code. */
  readonly found?: string
  /** Shown below the list while the row is chosen. */
  readonly detail?: readonly Line[]
  readonly open?: Act
  /** What keys of the page do on this row. */
  readonly acts?: Readonly<Record<string, Act>>
}

export interface PageKey {
  readonly key: string
  readonly label: string
  /** What the chosen row says goes before. */
  readonly act?: Act
}

/** What a screen shows, as a value: drawn on the whole terminal, or written line by line for a screen reader. */
export interface Page {
  readonly title: string
  readonly head: readonly Line[]
  readonly body: ListBody | TextBody
  readonly keys: readonly PageKey[]
  /** What a pasted path, or a dropped file, opens. */
  readonly onPath?: (text: string) => Act
  /** What going back does, where something that was chosen here goes along. */
  readonly onBack?: Act
  /** The stored data have changed: the pages below are read again. */
  readonly changesData?: true
}

export interface ListBody {
  readonly rows: readonly Row[]
  readonly columns?: readonly string[]
  /** Said in place of the rows when there are none. */
  readonly none: string
  /** Whether letters filter at once, or after `/`. */
  readonly filter: 'typed' | 'slash' | 'none'
  /** What the typed letters make by themselves, below the rows that they find. */
  readonly typed?: TypedRows
  /** The codes that a key filters by, one after the other. */
  readonly filters?: readonly string[]
  /** Lines kept below the list for the detail of the chosen row. */
  readonly detailHeight: number
}

export interface TypedRows {
  /** What letters do, for the line of keys. */
  readonly label: string
  /** Stands before the typed text. */
  readonly prompt: string
  readonly rows: (text: string) => readonly Row[]
  /** They stand in place of the others, which the text does not filter. */
  readonly replacesRows?: true
}

export interface TextBody {
  readonly lines: readonly Line[]
}

export const isList = (body: Page['body']): body is ListBody => 'rows' in body
