import { Input } from '@codegouvfr/react-dsfr/Input'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { managementTypeLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { managementTypes } from '@ma-cantine/lib/canteens/production'
import { sectorLabel, sectors } from '@ma-cantine/lib/canteens/sectors'
import { departments } from '@ma-cantine/lib/territories/departments'
import { regions } from '@ma-cantine/lib/territories/regions'
import { type ReactNode, useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { type TypeFilter, typeFilters } from '../../canteens/list-choice.ts'
import { activeFilters, type ListAddress, type ListOrder, listOrders, parameterNames } from '../list-address.ts'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { type CanteenList, townOf } from './filter-fields-props.ts'

interface NoScriptSearchProps {
  readonly address: ListAddress
  readonly list: CanteenList | undefined
}

/** The search and its filters where scripts are off: the browser itself writes the fields in the address. */
export const NoScriptSearch = (props: NoScriptSearchProps) => (
  // React renders the content in the server alone.
  <noscript>
    <SearchFields {...props} />
  </noscript>
)

function SearchFields({ address, list }: NoScriptSearchProps) {
  const words = usePublicCanteenWords()
  const active = activeFilters(address)
  const count = active.filter(name => name !== 'search').length
  const path = addressOf('CanteensHome')
  return (
    <search>
      <form action={path} method="get">
        <Input
          label={words.search.label}
          hintText={words.search.hint}
          nativeInputProps={{
            type: 'search',
            name: parameterNames.search,
            defaultValue: address.search,
            maxLength: 200,
            autoComplete: 'off',
          }}
        />
        <details open={count > 0}>
          <summary>{words.filters.toggle(count)}</summary>
          <div className="mc-filters fr-mt-2w">
            <Places address={address} list={list} />
            <Kinds address={address} list={list} />
            <Measures address={address} list={list} />
          </div>
        </details>
        <div className="fr-mt-3w">
          <Choice
            name={parameterNames.order}
            label={words.order.label}
            value={address.order}
            choices={(Object.keys(listOrders) as ListOrder[]).map(order => [order, words.order.orders[order]])}
          />
        </div>
        <ul className="fr-btns-group fr-btns-group--inline fr-mt-3w">
          <li>
            <button className="fr-btn" type="submit">
              {words.search.button}
            </button>
          </li>
          {active.length > 0 && (
            <li>
              <SiteLink className="fr-btn fr-btn--secondary" href={path}>
                {words.showAll}
              </SiteLink>
            </li>
          )}
        </ul>
      </form>
    </search>
  )
}

function Places({ address, list }: NoScriptSearchProps) {
  const { filters: words, tags } = usePublicCanteenWords()
  const { city, zone } = address
  const byName = Object.entries(regions).sort(([, one], [, other]) => one.localeCompare(other, 'fr'))
  return (
    <div>
      <Choice
        name={parameterNames.region}
        label={words.region}
        value={address.region}
        choices={[['', words.anyRegion], ...byName]}
      />
      <Choice
        name={parameterNames.department}
        label={words.department}
        value={address.department}
        choices={[
          ['', words.anyDepartment],
          ...departments.map(({ code, name }) => [code, `${name} (${code})`] as const),
        ]}
      />
      {city !== '' && (
        <Tick name={parameterNames.city} value={city} isTicked>
          {townOf(list, city) ?? tags.town(city)}
        </Tick>
      )}
      {zone !== '' && (
        <Tick name={parameterNames.zone} value={zone} isTicked>
          {tags.zone}
        </Tick>
      )}
    </div>
  )
}

function Kinds({ address }: NoScriptSearchProps) {
  const { filters: words } = usePublicCanteenWords()
  const locale = useLocale()
  return (
    <div>
      <Choice
        name={parameterNames.management}
        label={words.management}
        value={address.management}
        choices={[
          ['', words.anyManagement],
          ...managementTypes.map(code => [code, managementTypeLabels[locale][code]] as const),
        ]}
      />
      <Choice
        name={parameterNames.type}
        label={words.type}
        value={address.type}
        choices={[
          ['', words.anyType],
          ...(Object.keys(typeFilters) as TypeFilter[]).map(type => [type, words.types[type]] as const),
        ]}
      />
      <details open={address.sectors.length > 0}>
        <summary>{words.sectors}</summary>
        {sectors.map(sector => (
          <Tick
            key={sector.id}
            name={parameterNames.sectors}
            value={String(sector.id)}
            isTicked={address.sectors.includes(sector.id)}
          >
            {sectorLabel(sector)}
          </Tick>
        ))}
      </details>
    </div>
  )
}

function Measures({ address }: NoScriptSearchProps) {
  const { filters: words } = usePublicCanteenWords()
  const number = (name: string, label: string, value: number | null) => (
    <Input
      label={label}
      nativeInputProps={{
        name,
        inputMode: 'numeric',
        pattern: '[0-9]{0,9}',
        defaultValue: value ?? '',
        autoComplete: 'off',
      }}
    />
  )
  return (
    <div>
      <fieldset className="fr-fieldset mc-filter">
        <legend className="fr-fieldset__legend fr-fieldset__legend--regular">{words.meals}</legend>
        <div className="fr-fieldset__element mc-number-filters">
          {number(parameterNames.minMeals, words.minMeals, address.minMeals)}
          {number(parameterNames.maxMeals, words.maxMeals, address.maxMeals)}
        </div>
      </fieldset>
      <fieldset className="fr-fieldset mc-filter">
        <legend className="fr-fieldset__legend fr-fieldset__legend--regular">
          {words.purchases}
          <span className="fr-hint-text">{words.purchasesHint}</span>
        </legend>
        <div className="fr-fieldset__element mc-number-filters">
          {number(parameterNames.minBio, words.minBio, address.minBio)}
          {number(parameterNames.minQuality, words.minQuality, address.minQuality)}
        </div>
      </fieldset>
      <Tick name={parameterNames.badge} value="appro" isTicked={address.badge !== ''}>
        {words.badge}
      </Tick>
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [code: string, text: string])[]
}

const Choice = ({ name, label, value, choices }: ChoiceProps) => (
  <Select label={label} nativeSelectProps={{ name, defaultValue: value }}>
    {choices.map(([code, text]) => (
      <option key={code} value={code}>
        {text}
      </option>
    ))}
  </Select>
)

interface TickProps {
  readonly name: string
  readonly value: string
  readonly isTicked: boolean
  readonly children: ReactNode
}

function Tick({ name, value, isTicked, children }: TickProps) {
  const id = useId()
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input id={id} type="checkbox" name={name} value={value} defaultChecked={isTicked} />
      <label className="fr-label" htmlFor={id}>
        {children}
      </label>
    </div>
  )
}
