import { Button } from '@codegouvfr/react-dsfr/Button'
import { Input } from '@codegouvfr/react-dsfr/Input'
import { SegmentedControl } from '@codegouvfr/react-dsfr/SegmentedControl'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportPlan } from '@ma-cantine/lib/imports/import-plan'
import { searchKey } from '@ma-cantine/lib/lists/search-key'
import { useEffect, useRef, useState } from 'react'
import { ChangeCard } from './ChangeCard.tsx'
import { formatValue, getVisibleFields, useFieldTexts } from './format-value.ts'
import { PurchaseCard } from './PurchaseCard.tsx'
import { useSendWords } from './words/send-words.ts'

const filters = ['all', 'create', 'update'] as const
type Filter = (typeof filters)[number]
const pageLength = 10

/** The changes of a plan, ten at a time, with a search and a filter by action. */
export function PlannedChanges({ plan, kind }: { plan: ImportPlan; kind: FileKind }) {
  const { changes: words } = useSendWords()
  const texts = useFieldTexts(kind)
  const [filter, setFilter] = useState<Filter>('all')
  const [search, setSearch] = useState('')
  const [length, setLength] = useState(pageLength)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)

  useEffect(() => {
    if (firstNew.current === null || length === 0) return
    const items = list.current?.querySelectorAll<HTMLElement>(':scope > li')
    items?.[firstNew.current]?.querySelector<HTMLElement>('h5')?.focus()
    firstNew.current = null
  }, [length])

  const searched = searchKey(search)
  const matches = plan.changes.filter(change => {
    if (filter !== 'all' && change.action !== filter) return false
    if (searched === '') return true
    const values = getVisibleFields(change).flatMap(({ field, before, after }) => [
      formatValue(field, before, texts),
      formatValue(field, after, texts),
    ])
    const { name, canteen } = change
    return searchKey([name, canteen?.name, canteen?.siret, ...values].join(' ')).includes(searched)
  })
  const visibleChanges = matches.slice(0, length)
  const remaining = matches.length - visibleChanges.length
  const hasBothActions = plan.changes.some(({ action }) => action !== plan.changes[0]?.action)

  return (
    <section aria-labelledby="envoi-detail" className="fr-mt-4w">
      <h4 id="envoi-detail" className="fr-h6">
        {words.title}
      </h4>
      {plan.changes.length > pageLength && (
        <div className="mc-send__filters">
          <Input
            label={words.search}
            nativeInputProps={{
              type: 'search',
              value: search,
              onChange: ({ target }) => {
                setSearch(target.value)
                setLength(pageLength)
              },
            }}
          />
          {hasBothActions && (
            <SegmentedControl
              legend={words.filter}
              segments={[renderSegment('all'), renderSegment('create'), renderSegment('update')]}
            />
          )}
        </div>
      )}
      <p role="status" className="fr-text--sm fr-mb-2w">
        {matches.length === 0 ? words.none : words.shown(visibleChanges.length, matches.length)}
        {plan.changeCount > plan.changes.length && ` ${words.onlyFirst(plan.changes.length)}`}
      </p>
      <ul ref={list} className="fr-raw-list">
        {visibleChanges.map(change => (
          <li key={`${change.entity} ${change.row} ${change.id}`}>
            {change.entity === 'purchases' ? (
              <PurchaseCard change={change} texts={texts} />
            ) : (
              <ChangeCard change={change} texts={texts} />
            )}
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <Button
          type="button"
          priority="secondary"
          className="fr-mt-2w"
          onClick={() => {
            firstNew.current = visibleChanges.length
            setLength(visibleChanges.length + pageLength)
          }}
        >
          {words.more(Math.min(remaining, pageLength))}
        </Button>
      )}
    </section>
  )

  function renderSegment(value: Filter) {
    return {
      label: words.filters[value],
      nativeInputProps: {
        checked: filter === value,
        onChange: () => {
          setFilter(value)
          setLength(pageLength)
        },
      },
    }
  }
}
