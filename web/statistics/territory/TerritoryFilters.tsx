import { Button } from '@codegouvfr/react-dsfr/Button'
import { sectors as allSectors, sectorLabel } from '@ma-cantine/lib/canteens/sectors'
import { type RefObject, useState } from 'react'
import { type TypeFilter, typeFilters } from '../../canteens/list-choice.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { FilterGroup } from '../../ui/list/FilterGroup.tsx'
import { OneOf } from '../../ui/list/OneOf.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { departmentName } from '../territory-names.ts'
import {
  activeFilters,
  type DeclarationFilter,
  declarationFilters,
  type ManagerFilter,
  managerFilters,
  type PublicationFilter,
  publicationFilters,
  type TerritoryListFilters,
} from './territory-address.ts'
import { useTerritoryWords } from './words/territory-words.ts'
import '../../ui/searchable-choices.css'

export interface TerritoryFiltersProps {
  readonly address: TerritoryListFilters
  readonly departments: readonly string[]
  /** Ids of those that the other filters leave; undefined until they are known. */
  readonly sectors: readonly number[] | undefined
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly onChange: (change: Partial<TerritoryListFilters>) => void
}

/** The search, and the filters once they are asked for. */
export function TerritoryFilters(props: TerritoryFiltersProps) {
  const { address, toggle, onChange } = props
  const { search, filters: words } = useTerritoryWords()
  // The search has its own field.
  const count = activeFilters(address).filter(name => name !== 'search').length
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <>
      <div className="mc-territory-search">
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
          {words.toggle(count)}
          {count > 0 && <span className="mc-filter-mark" aria-hidden="true" />}
        </Button>
      </div>
      <div id="filtres" className="mc-filters" hidden={!isOpen}>
        {isOpen && <Fields {...props} />}
      </div>
    </>
  )
}

const codesOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>) => Object.keys(codes) as Code[]

function Fields({ address, departments, sectors, onChange }: TerritoryFiltersProps) {
  const { filters: words } = useTerritoryWords()
  const hasSectors = sectors?.length !== 0 || address.sectors.length > 0
  return (
    <>
      <div>
        <OneOf
          id="teledeclaration"
          label={words.declaration}
          all={words.anyDeclaration}
          value={address.declaration}
          choices={codesOf(declarationFilters).map(code => [code, words.declarations[code]])}
          onChange={declaration => onChange({ declaration: declaration as DeclarationFilter | '' })}
        />
        <OneOf
          id="publication"
          label={words.publication}
          all={words.anyPublication}
          value={address.publication}
          choices={codesOf(publicationFilters).map(code => [code, words.publications[code]])}
          onChange={publication => onChange({ publication: publication as PublicationFilter | '' })}
        />
        <OneOf
          id="gestionnaire"
          label={words.manager}
          all={words.anyManager}
          value={address.manager}
          choices={codesOf(managerFilters).map(code => [code, words.managers[code]])}
          onChange={manager => onChange({ manager: manager as ManagerFilter | '' })}
        />
      </div>
      <div>
        {departments.length > 1 && (
          <OneOf
            id="departement"
            label={words.department}
            all={words.anyDepartment}
            value={address.department}
            choices={departments.map(code => [code, departmentName(code)])}
            onChange={department => onChange({ department })}
          />
        )}
        <OneOf
          id="type-etablissement"
          label={words.type}
          all={words.anyType}
          value={address.type}
          choices={codesOf(typeFilters).map(code => [code, words.types[code]])}
          onChange={type => onChange({ type: type as TypeFilter | '' })}
        />
      </div>
      {hasSectors && (
        <div>
          <Sectors chosen={address.sectors} offered={sectors} onChange={sectors => onChange({ sectors })} />
        </div>
      )}
    </>
  )
}

interface SectorsProps {
  readonly chosen: readonly number[]
  readonly offered: readonly number[] | undefined
  readonly onChange: (ids: readonly number[]) => void
}

function Sectors({ chosen, offered, onChange }: SectorsProps) {
  const { filters: words } = useTerritoryWords()
  const [search, setSearch] = useState('')
  const options = allSectors
    .filter(({ id }) => !offered || offered.includes(id) || chosen.includes(id))
    .map(sector => ({ value: String(sector.id), label: sectorLabel(sector), searched: sectorLabel(sector) }))
    .sort((one, other) => one.searched.localeCompare(other.searched, 'fr'))
  return (
    <FilterGroup title={words.sectors} hint={words.sectorsHint} isActive={chosen.length > 0}>
      <ChoiceList
        id="secteurs"
        options={options}
        chosen={chosen.map(String)}
        words={words.sectorSearch}
        search={search}
        onSearch={setSearch}
        onChange={ids => onChange(ids.map(Number))}
      />
    </FilterGroup>
  )
}
