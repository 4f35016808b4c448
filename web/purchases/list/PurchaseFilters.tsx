import { Button } from '@codegouvfr/react-dsfr/Button'
import { Input } from '@codegouvfr/react-dsfr/Input'
import { Tag } from '@codegouvfr/react-dsfr/Tag'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { formatShortDay } from '@ma-cantine/lib/messages/dates'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { type ProductFamily, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import {
  characteristicLabels,
  familyLabels,
  type StoredCharacteristic,
  storedCharacteristics,
} from '@ma-cantine/lib/purchases/purchase-labels'
import { type RefObject, useEffect, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { ActiveFilters } from '../../ui/list/ActiveFilters.tsx'
import { FilterGroup } from '../../ui/list/FilterGroup.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { activeFilters, type ListAddress, type ListFilters, noFilters } from './list-address.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'
import '../../ui/searchable-choices.css'

export interface PurchaseFiltersProps {
  readonly address: ListAddress
  /** Those of the person. */
  readonly canteens: readonly CanteenPreview[]
  /** The choices that the other filters leave. */
  readonly families: readonly ProductFamily[]
  readonly characteristics: readonly StoredCharacteristic[]
  readonly toggle: RefObject<HTMLButtonElement | null>
  /** With `replace`, going back skips the address that was open. */
  readonly onChange: (change: Partial<ListFilters>, options?: { readonly replace: boolean }) => void
  /** A filter is removed by a button that disappears with it. */
  readonly onRemove: (change: Partial<ListFilters>) => void
}

/** The search, the filters and those that are active. */
export function PurchaseFilters(props: PurchaseFiltersProps) {
  const { address, toggle, onChange } = props
  const { filters: words, search } = usePurchaseListWords()
  const active = activeFilters(address)
  // The search has its own field.
  const count = active.filter(name => name !== 'search').length
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <>
      <div className="mc-purchase-search">
        <search>
          <SearchForm words={search} text={address.search} onSearch={text => onChange({ search: text })} />
        </search>
        <Button
          type="button"
          ref={toggle}
          priority="secondary"
          iconId="fr-icon-filter-line"
          nativeButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': 'filtres' }}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? words.toggleActive(count) : words.toggle}
          {count > 0 && <span className="mc-filter-mark" aria-hidden="true" />}
        </Button>
      </div>
      <div id="filtres" className="mc-filters" hidden={!isOpen}>
        {isOpen && <FilterFields {...props} />}
      </div>
      <PurchaseTags {...props} />
    </>
  )
}

function FilterFields({ address, canteens, families, characteristics, onChange }: PurchaseFiltersProps) {
  const { filters: words } = usePurchaseListWords()
  const locale = useLocale()
  const { after, before } = address
  const [canteenSearch, setCanteenSearch] = useState('')
  const isWrong = after !== '' && before !== '' && after > before
  return (
    <>
      <div>
        <FilterGroup title={words.families} isActive={address.families.length > 0}>
          <Checkboxes
            codes={productFamilies}
            labels={familyLabels[locale]}
            offered={families}
            chosen={address.families}
            onChange={families => onChange({ families })}
          />
        </FilterGroup>
      </div>
      <div>
        <FilterGroup
          title={words.characteristics}
          hint={words.anyCharacteristic}
          isActive={address.characteristics.length > 0}
        >
          <Checkboxes
            codes={storedCharacteristics}
            labels={characteristicLabels[locale]}
            offered={characteristics}
            chosen={address.characteristics}
            onChange={characteristics => onChange({ characteristics })}
          />
        </FilterGroup>
      </div>
      <div>
        <DayField label={words.after} day={after} onChange={(after, replace) => onChange({ after }, { replace })} />
        <DayField
          label={words.before}
          day={before}
          problem={isWrong ? words.wrongDays : undefined}
          onChange={(before, replace) => onChange({ before }, { replace })}
        />
        <Years after={after} before={before} onChange={onChange} />
        {canteens.length > 1 && (
          <FilterGroup title={words.canteens} isActive={address.canteens.length > 0}>
            <ChoiceList
              id="etablissements"
              options={canteens.map(({ id, name }) => ({ value: String(id), label: name, searched: name }))}
              chosen={address.canteens.map(String)}
              words={words.canteenSearch}
              search={canteenSearch}
              onSearch={setCanteenSearch}
              onChange={ids => onChange({ canteens: ids.map(Number) })}
            />
          </FilterGroup>
        )}
      </div>
    </>
  )
}

interface CheckboxesProps<Code extends string> {
  readonly codes: readonly Code[]
  readonly labels: Readonly<Record<Code, string>>
  /** Those that some purchase has; the chosen ones are shown with them. */
  readonly offered: readonly Code[]
  readonly chosen: readonly Code[]
  readonly onChange: (chosen: Code[]) => void
}

function Checkboxes<Code extends string>({ codes, labels, offered, chosen, onChange }: CheckboxesProps<Code>) {
  const { filters: words } = usePurchaseListWords()
  const shown = codes.filter(code => offered.includes(code) || chosen.includes(code))
  if (shown.length === 0) return <p className="fr-hint-text fr-mb-0">{words.none}</p>
  return (
    <ul className="mc-choices__list">
      {shown.map(code => (
        <li key={code} className="fr-checkbox-group fr-checkbox-group--sm">
          <input
            id={`filtre-${code}`}
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(codes.filter(other => (other === code ? target.checked : chosen.includes(other))))
            }
          />
          <label className="fr-label" htmlFor={`filtre-${code}`}>
            {labels[code]}
          </label>
        </li>
      ))}
    </ul>
  )
}

interface DayFieldProps {
  readonly label: string
  /** YYYY-MM-DD, or empty. */
  readonly day: string
  readonly problem?: string | undefined
  readonly onChange: (day: string, replace: boolean) => void
}

interface YearsProps {
  readonly after: string
  readonly before: string
  readonly onChange: (change: Partial<ListFilters>) => void
}

/** One press for the days of this year or of the last one, the years of reports and declarations. */
function Years({ after, before, onChange }: YearsProps) {
  const { filters: words } = usePurchaseListWords()
  const thisYear = currentYear()
  return (
    <ul className="fr-tags-group mc-filter-years">
      {[thisYear, thisYear - 1].map(String).map(year => {
        const days = { after: `${year}-01-01`, before: `${year}-12-31` }
        const isPressed = after === days.after && before === days.before
        return (
          <li key={year}>
            <Tag
              pressed={isPressed}
              nativeButtonProps={{ onClick: () => onChange(isPressed ? { after: '', before: '' } : days) }}
            >
              {words.year(year)}
            </Tag>
          </li>
        )
      })}
    </ul>
  )
}

/** A year that is being typed goes through 0002, 0020 and 0202. */
const firstYear = '1900'

function DayField({ label, day, problem, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  useEffect(() => setTyped(day), [day])
  return (
    <Input
      className={day === '' ? '' : 'mc-filter-day--active'}
      label={
        <>
          {label}
          {day !== '' && <span className="mc-filter-mark" aria-hidden="true" />}
        </>
      }
      state={problem === undefined ? 'default' : 'error'}
      stateRelatedMessage={problem}
      nativeInputProps={{
        type: 'date',
        value: typed,
        onChange: ({ target: { value } }) => {
          setTyped(value)
          // Each key changes the day: going back skips the days between.
          if (value === '' || (value > firstYear && value.length === 10)) onChange(value, day !== '')
        },
      }}
    />
  )
}

function PurchaseTags({ address, canteens, onRemove }: PurchaseFiltersProps) {
  const { tags: words } = usePurchaseListWords()
  const locale = useLocale()
  const { search, families, characteristics, canteens: ids, after, before } = address
  const without = <Item,>(items: readonly Item[], item: Item) => items.filter(other => other !== item)
  const tags: readonly (readonly [text: string, change: Partial<ListFilters>])[] = [
    ...(search ? [[words.search(search), { search: '' }] as const] : []),
    ...families.map(code => [familyLabels[locale][code], { families: without(families, code) }] as const),
    ...characteristics.map(
      code => [characteristicLabels[locale][code], { characteristics: without(characteristics, code) }] as const,
    ),
    ...ids.map(
      id =>
        [
          words.canteen(canteens.find(canteen => canteen.id === id)?.name ?? null),
          { canteens: without(ids, id) },
        ] as const,
    ),
    ...(after ? [[words.after(formatShortDay(after, locale)), { after: '' }] as const] : []),
    ...(before ? [[words.before(formatShortDay(before, locale)), { before: '' }] as const] : []),
  ]
  return <ActiveFilters tags={tags} none={noFilters} onRemove={onRemove} />
}
