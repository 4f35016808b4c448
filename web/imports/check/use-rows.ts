import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { CheckClient } from './check-client.ts'
import type { RowFilter, RowWindow, ShownColumn, ShownRow } from './check-protocol.ts'

const pageSize = 50

interface Loaded {
  readonly total: number | null
  readonly limited: RowWindow['limited']
  readonly columns: readonly ShownColumn[]
  readonly pages: ReadonlyMap<number, readonly ShownRow[]>
}

export interface Rows {
  /** Null until the first answer. */
  readonly total: number | null
  readonly limited: RowWindow['limited']
  readonly columns: readonly ShownColumn[]
  /** Undefined while it is being loaded. */
  row(index: number): ShownRow | undefined
  /** Loads the rows from `first` to `last`, and one that stays rendered. */
  look(first: number, last: number, atHand?: number): void
}

/**
 * The rows of the file, loaded from the worker page by page. The filter must not change during the life of the
 * component.
 */
export function useRows(client: CheckClient, filter: RowFilter, stamp: number): Rows {
  const locale = useLocale()
  /** Numbers of the pages to load. */
  const [wanted, setWanted] = useState<readonly number[]>([0])
  const [loaded, setLoaded] = useState<Loaded>({ total: null, limited: null, columns: [], pages: new Map() })
  const key = `${stamp} ${locale}`
  const asked = useRef(new Set<string>())
  const live = useRef(true)
  const latest = useRef(key)

  useEffect(() => {
    live.current = true
    return () => {
      live.current = false
    }
  }, [])

  useEffect(() => {
    latest.current = key
    for (const page of wanted) {
      const name = `${key} ${page}`
      if (asked.current.has(name)) continue
      asked.current.add(name)
      void client.ask('rows', filter, page * pageSize, pageSize, locale).then(window => {
        // Ignores an answer about a state of the file that has changed since.
        if (!live.current || key !== latest.current) return
        // As a transition, so that a key pressed meanwhile does not wait.
        startTransition(() =>
          setLoaded(({ columns, pages }) => ({
            total: window.total,
            limited: window.limited,
            columns: sameColumns(columns, window.columns) ? columns : window.columns,
            pages: new Map([...pages, [page, window.rows]]),
          })),
        )
      })
    }
  }, [client, filter, key, locale, wanted])

  return {
    total: loaded.total,
    limited: loaded.limited,
    columns: loaded.columns,
    row: index => loaded.pages.get(pageOf(index))?.[index % pageSize],
    look(first, last, atHand = first) {
      const pages = new Set([pageOf(atHand)])
      for (let page = pageOf(first); page <= pageOf(last); page++) pages.add(page)
      const next = [...pages].sort((a, b) => a - b)
      setWanted(wanted => (wanted.join() === next.join() ? wanted : next))
    },
  }
}

/** Rows wider than the header add columns, which stay when other pages are loaded. */
const sameColumns = (known: readonly ShownColumn[], told: readonly ShownColumn[]): boolean =>
  told.length <= known.length && told.every(({ label }, position) => label === known[position]?.label)

const pageOf = (index: number): number => Math.floor(index / pageSize)
