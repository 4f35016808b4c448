import { columnWidths } from '../../output/column-widths.ts'
import { findRows } from '../navigation/find-rows.ts'
import type { Entry } from '../navigation/navigation.ts'
import { isList, type Line, type ListBody, type Page, type Row } from '../navigation/page.ts'
import { wrapText } from './wrap-text.ts'

export interface Size {
  readonly columns: number
  readonly rows: number
}

/** A page cut to the size of the terminal. */
export interface Layout {
  readonly head: readonly Line[]
  readonly widths: readonly number[]
  /** The titles of the columns; empty without. */
  readonly titles: readonly string[]
  readonly rows: readonly Row[]
  readonly lines: readonly Line[]
  /** Whether a list has no row, or none that the filter finds. */
  readonly isEmpty: boolean
  readonly detail: readonly Line[]
  readonly bodyHeight: number
  readonly cursor: number
  /** The largest cursor. */
  readonly last: number
  /** The first row or line shown, from 0. */
  readonly first: number
  readonly count: number
  readonly chosen: Row | null
}

/** A low terminal has no blank lines to spare. */
export const hasBlankLines = ({ rows }: Size): boolean => rows >= 12

/** The title, the status and the keys. */
const frameHeight = (size: Size): number => (hasBlankLines(size) ? 5 : 3)
const leastBody = 3
/** The mark of the chosen row. */
export const markWidth = 2
export const columnGap = 2

/** Never fills the last line of the terminal: writing there would scroll it. */
export const usableRows = (rows: number): number => Math.max(rows - 1, 1)

/** Lays a page out. @param head further lines above it */
export function layOut(page: Page, entry: Entry, size: Size): Layout {
  const room = usableRows(size.rows) - frameHeight(size)
  const width = Math.max(size.columns - 2, 20)
  const head = cutLines(wrapLines(page.head, width), Math.max(room - leastBody - 1, 1))
  const left = room - (head.length > 0 ? head.length + 1 : 0)
  return isList(page.body)
    ? layList(page, page.body, entry, { head, left, width })
    : layText(page.body.lines, entry, { head, left, width })
}

interface Room {
  readonly head: readonly Line[]
  readonly left: number
  readonly width: number
}

const empty = { widths: [], titles: [], rows: [], lines: [], isEmpty: false, detail: [], chosen: null }

function layText(text: readonly Line[], { cursor: wanted }: Entry, { head, left, width }: Room): Layout {
  const all = wrapLines(text, width)
  const last = Math.max(all.length - left, 0)
  const cursor = Math.min(wanted, last)
  const lines = all.slice(cursor, cursor + left)
  return { ...empty, head, lines, bodyHeight: left, cursor, last, first: cursor, count: all.length }
}

function layList(page: Page, body: ListBody, { cursor: wanted, filter }: Entry, { head, left, width }: Room): Layout {
  const all = findRows(page, filter)
  const { columns: titles = [] } = body
  const detailHeight = Math.min(body.detailHeight, Math.floor(left / 4))
  const taken = (detailHeight > 0 ? detailHeight + 1 : 0) + (titles.length > 0 ? 1 : 0)
  const height = Math.max(left - taken, 1)
  const last = Math.max(all.length - 1, 0)
  const cursor = Math.min(wanted, last)
  const chosen = all[cursor] ?? null
  const first = firstShown(cursor, all.length, height)
  return {
    head,
    lines: [],
    titles,
    rows: all.slice(first, first + height),
    widths: widthsOf(titles, all, width - markWidth),
    isEmpty: all.length === 0,
    detail: cutLines(wrapLines(chosen?.detail ?? [], width), detailHeight),
    bodyHeight: left,
    cursor,
    last,
    first,
    count: all.length,
    chosen,
  }
}

/** Keeps the cursor in the middle, but for both ends of the list. */
export const firstShown = (cursor: number, count: number, height: number): number =>
  Math.max(Math.min(cursor - Math.floor(height / 2), count - height), 0)

/** Widths that do not change as one moves: of all rows, as far as a screen can tell. */
function widthsOf(titles: readonly string[], rows: readonly Row[], available: number): number[] {
  const natural = titles.map(title => title.length)
  for (const { cells } of rows) {
    for (const [column, { length }] of cells.entries()) natural[column] = Math.max(natural[column] ?? 0, length)
  }
  return columnWidths(natural, available - columnGap * Math.max(natural.length - 1, 0))
}

export const wrapLines = (lines: readonly Line[], width: number): Line[] =>
  lines.flatMap(({ text, ...style }) => wrapText(text, width).map(part => ({ ...style, text: part })))

function cutLines(lines: readonly Line[], height: number): readonly Line[] {
  if (lines.length <= height) return lines
  const kept = lines.slice(0, height)
  return kept.map((line, index) => (index === height - 1 ? { ...line, text: `${line.text.slice(0, -1)}…` } : line))
}
