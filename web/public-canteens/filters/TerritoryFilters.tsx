import { departments, findDepartment } from '@ma-cantine/lib/territories/departments'
import { isRegion, regions } from '@ma-cantine/lib/territories/regions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { communesOf } from '../../canteens/canteen-queries.ts'
import { Combobox } from '../../ui/combobox/Combobox.tsx'
import { matchingOptions } from '../../ui/combobox/matching-options.ts'
import { OneOf } from '../../ui/list/OneOf.tsx'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { type FilterFieldsProps, townOf } from './filter-fields-props.ts'

/** A region, one of its departments, a town. */
export function TerritoryFilters({ address, list, onChange }: FilterFieldsProps) {
  const { filters: words } = usePublicCanteenWords()
  const counts = list?.counts
  const regionChoices = Object.entries(regions)
    .filter(([code]) => !counts || counts.region[code] || code === address.region)
    .sort(([, one], [, other]) => one.localeCompare(other, 'fr'))
    .map(([code, name]) => [code, words.choice(name, counts && (counts.region[code] ?? 0))] as const)
  return (
    <>
      <OneOf
        id="region"
        label={words.region}
        all={words.anyRegion}
        value={address.region}
        choices={regionChoices}
        onChange={region => onChange({ region, department: '', city: '' })}
      />
      <DepartmentFilter address={address} list={list} onChange={onChange} />
      <TownFilter key={address.city} address={address} list={list} onChange={onChange} />
    </>
  )
}

function DepartmentFilter({ address, list, onChange }: FilterFieldsProps) {
  const { filters: words } = usePublicCanteenWords()
  const chosen = findDepartment(address.department)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (chosen ? `${chosen.name} (${chosen.code})` : '')
  const counts = list?.counts.department
  const options = departments
    .filter(({ code, region }) => (!counts || counts[code]) && (!isRegion(address.region) || region === address.region))
    .map(({ code, name }) => ({
      value: code,
      label: `${name} (${code})`,
      names: [name, code],
      ...(counts ? { detail: words.canteens(counts[code] ?? 0) } : {}),
    }))
  return (
    <Combobox
      id="departement"
      label={words.department}
      hint={words.departmentHint}
      text={text}
      options={typed === null ? options : matchingOptions(options, typed)}
      chosen={address.department}
      mustChoose
      onText={value => {
        setTyped(value)
        if (value.trim() === '' && address.department !== '') onChange({ department: '', city: '' })
      }}
      // What is typed and not chosen filters nothing.
      onBlur={() => setTyped(null)}
      onChoose={({ value }) => {
        setTyped(null)
        onChange({ department: value, city: '' })
      }}
    />
  )
}

/** The towns of a postal code, from our own list of towns. */
function TownFilter({ address, list, onChange }: FilterFieldsProps) {
  const { filters: words } = usePublicCanteenWords()
  const [typed, setTyped] = useState<string | null>(null)
  const code = (typed ?? '').trim()
  const { data: towns = [] } = useQuery(communesOf(code))
  const isCode = /^\d{5}$/.test(code)
  return (
    <Combobox
      id="commune"
      label={words.town}
      hint={words.townHint}
      text={typed ?? (address.city === '' ? '' : (townOf(list, address.city) ?? address.city))}
      options={isCode ? towns.map(({ nom, code }) => ({ value: code, label: nom })) : []}
      chosen={address.city}
      mustChoose={isCode}
      maxLength={60}
      onText={value => {
        setTyped(value)
        if (value.trim() === '' && address.city !== '') onChange({ city: '' })
      }}
      onBlur={() => setTyped(null)}
      onChoose={({ value }) => {
        setTyped(null)
        onChange({ city: value })
      }}
    />
  )
}
