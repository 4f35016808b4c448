import { Input } from '@codegouvfr/react-dsfr/Input'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { managementTypeLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { managementTypes } from '@ma-cantine/lib/canteens/production'
import { sectorLabel, sectors } from '@ma-cantine/lib/canteens/sectors'
import { departments } from '@ma-cantine/lib/territories/departments'
import { regions } from '@ma-cantine/lib/territories/regions'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { type TypeFilter, typeFilters } from '../../canteens/list-choice.ts'
import { NoScriptForm, NoScriptTick } from '../../ui/list/NoScriptForm.tsx'
import { activeFilters, type ListAddress, type ListOrder, listOrders, parameterNames } from '../list-address.ts'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { type CanteenList, townOf } from './filter-fields-props.ts'

interface NoScriptSearchProps {
  readonly address: ListAddress
  readonly list: CanteenList | undefined
}

/** The search and its filters where scripts are off. */
export function NoScriptSearch({ address, list }: NoScriptSearchProps) {
  const words = usePublicCanteenWords()
  const active = activeFilters(address)
  const count = active.filter(name => name !== 'search').length
  return (
    <NoScriptForm
      path={addressOf('CanteensHome')}
      search={{ ...words.search, name: parameterNames.search, value: address.search }}
      submit={words.search.button}
      showAll={active.length > 0 ? words.showAll : null}
    >
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
    </NoScriptForm>
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
        <NoScriptTick name={parameterNames.city} value={city} isTicked>
          {townOf(list, city) ?? tags.town(city)}
        </NoScriptTick>
      )}
      {zone !== '' && (
        <NoScriptTick name={parameterNames.zone} value={zone} isTicked>
          {tags.zone}
        </NoScriptTick>
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
          <NoScriptTick
            key={sector.id}
            name={parameterNames.sectors}
            value={String(sector.id)}
            isTicked={address.sectors.includes(sector.id)}
          >
            {sectorLabel(sector)}
          </NoScriptTick>
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
      <NoScriptTick name={parameterNames.badge} value="appro" isTicked={address.badge !== ''}>
        {words.badge}
      </NoScriptTick>
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
