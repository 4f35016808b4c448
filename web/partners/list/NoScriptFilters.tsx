import { Input } from '@codegouvfr/react-dsfr/Input'
import { useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { usePartnerWords } from '../words/partner-words.ts'
import { filterOptions, type PartnerFacets } from './filter-options.ts'
import { activeFilters, type PartnerListAddress, parameterNames } from './partner-list-address.ts'

interface NoScriptFiltersProps {
  readonly address: PartnerListAddress
  readonly facets: PartnerFacets | undefined
}

/** The search and its filters where scripts are off: the browser itself writes the fields in the address. */
export const NoScriptFilters = (props: NoScriptFiltersProps) => (
  // React renders the content in the server alone.
  <noscript>
    <Fields {...props} />
  </noscript>
)

function Fields({ address, facets }: NoScriptFiltersProps) {
  const words = usePartnerWords()
  const locale = useLocale()
  const options = filterOptions(address, facets, locale)
  const active = activeFilters(address)
  const path = addressOf('PartnersHome')
  const titles = {
    needs: words.needs,
    departments: words.filters.department,
    sectors: words.filters.sector,
    types: words.filters.type,
    offers: words.filters.offer,
  }
  return (
    <search>
      <form action={path} method="get">
        <Input
          label={words.search.label}
          nativeInputProps={{
            type: 'search',
            name: parameterNames.search,
            defaultValue: address.search,
            maxLength: 200,
            autoComplete: 'off',
          }}
        />
        {(Object.keys(titles) as (keyof typeof titles)[]).map(name => (
          <details key={name} open={address[name].length > 0}>
            <summary>{titles[name]}</summary>
            {options[name].map(([code, text]) => (
              <Tick
                key={code}
                name={parameterNames[name]}
                value={code}
                text={text}
                isTicked={(address[name] as readonly string[]).includes(code)}
              />
            ))}
          </details>
        ))}
        <ul className="fr-btns-group fr-btns-group--inline fr-mt-3w">
          <li>
            <button className="fr-btn" type="submit">
              {words.filters.submit}
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

interface TickProps {
  readonly name: string
  readonly value: string
  readonly text: string
  readonly isTicked: boolean
}

function Tick({ name, value, text, isTicked }: TickProps) {
  const id = useId()
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input id={id} type="checkbox" name={name} value={value} defaultChecked={isTicked} />
      <label className="fr-label" htmlFor={id}>
        {text}
      </label>
    </div>
  )
}
