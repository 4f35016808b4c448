import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { NoScriptForm, NoScriptTick } from '../../ui/list/NoScriptForm.tsx'
import { usePartnerWords } from '../words/partner-words.ts'
import { filterOptions, type PartnerFacets } from './filter-options.ts'
import { activeFilters, type PartnerListAddress, parameterNames } from './partner-list-address.ts'

interface NoScriptFiltersProps {
  readonly address: PartnerListAddress
  readonly facets: PartnerFacets | undefined
}

/** The search and its filters where scripts are off. */
export function NoScriptFilters({ address, facets }: NoScriptFiltersProps) {
  const words = usePartnerWords()
  const locale = useLocale()
  const options = filterOptions(address, facets, locale)
  const active = activeFilters(address)
  const titles = {
    needs: words.needs,
    departments: words.filters.department,
    sectors: words.filters.sector,
    types: words.filters.type,
    offers: words.filters.offer,
  }
  return (
    <NoScriptForm
      path={addressOf('PartnersHome')}
      search={{ label: words.search.label, name: parameterNames.search, value: address.search }}
      submit={words.filters.submit}
      showAll={active.length > 0 ? words.showAll : null}
    >
      {(Object.keys(titles) as (keyof typeof titles)[]).map(name => (
        <details key={name} open={address[name].length > 0}>
          <summary>{titles[name]}</summary>
          {options[name].map(([code, text]) => (
            <NoScriptTick
              key={code}
              name={parameterNames[name]}
              value={code}
              isTicked={(address[name] as readonly string[]).includes(code)}
            >
              {text}
            </NoScriptTick>
          ))}
        </details>
      ))}
    </NoScriptForm>
  )
}
