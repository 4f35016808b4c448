import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../words/locale.ts'
import type { CheckClient } from './check-client.ts'
import type { RowFilter, ShownColumn, ShownRow } from './check-protocol.ts'

const pageSize = 50

interface Page {
  /** Of what it shows: another one, and it is old. */
  readonly key: string
  readonly rows: readonly ShownRow[]
}

interface Loaded {
  readonly total: number | null
  readonly limited: boolean
  readonly columns: readonly ShownColumn[]
  readonly pages: ReadonlyMap<number, Page>
}

export interface Rows {
  /** Null until the first answer. */
  readonly total: number | null
  /** There are others, that will come as these are mended. */
  readonly limited: boolean
  readonly columns: readonly ShownColumn[]
  /** Undefined while it is on its way. */
  row(index: number): ShownRow | undefined
  /** Tells which rows are looked at. */
  look(first: number, last: number): void
}

/** Rows of the file, brought from the worker as they are looked at. One filter for the life of the component. */
export function useRows(client: CheckClient, filter: RowFilter, stamp: number): Rows {
  const locale = useLocale()
  const [range, setRange] = useState({ first: 0, last: 0 })
  const [loaded, setLoaded] = useState<Loaded>({ total: null, limited: false, columns: [], pages: new Map() })
  const key = `${stamp} ${locale}`
  const asked = useRef(new Set<string>())
  const live = useRef(true)

  useEffect(() => {
    live.current = true
    return () => {
      live.current = false
    }
  }, [])

  useEffect(() => {
    for (let page = range.first; page <= range.last; page++) {
      const name = `${key} ${page}`
      if (asked.current.has(name)) continue
      asked.current.add(name)
      void client.ask('rows', filter, page * pageSize, pageSize, locale).then(window => {
        if (!live.current) return
        setLoaded(({ columns, pages }) => ({
          total: window.total,
          limited: window.limited,
          columns: window.columns.length >= columns.length ? window.columns : columns,
          pages: new Map([...pages, [page, { key, rows: window.rows }]]),
        }))
      })
    }
  }, [client, filter, key, locale, range])

  return {
    total: loaded.total,
    limited: loaded.limited,
    columns: loaded.columns,
    row: index => loaded.pages.get(Math.floor(index / pageSize))?.rows[index % pageSize],
    look(first, last) {
      const next = { first: Math.floor(first / pageSize), last: Math.floor(Math.max(first, last) / pageSize) }
      setRange(range => (range.first === next.first && range.last === next.last ? range : next))
    },
  }
}
