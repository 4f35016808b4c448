import { Input } from '@codegouvfr/react-dsfr/Input'
import { type ReactNode, useId } from 'react'
import { SiteLink } from '../../app/site-link.tsx'

interface NoScriptFormProps {
  /** The path of the list. */
  readonly path: string
  readonly search: { readonly name: string; readonly label: string; readonly hint?: string; readonly value: string }
  readonly submit: string
  /** The link to the list without search and filters; null where there are none. */
  readonly showAll: string | null
  /** The fields of the filters. */
  readonly children: ReactNode
}

/** The search of a list and its filters where scripts are off: the browser itself writes the fields in the address. */
export const NoScriptForm = ({ path, search, submit, showAll, children }: NoScriptFormProps) => (
  // React renders the content in the server alone.
  <noscript>
    <search>
      <form action={path} method="get">
        <Input
          label={search.label}
          hintText={search.hint}
          nativeInputProps={{
            type: 'search',
            name: search.name,
            defaultValue: search.value,
            maxLength: 200,
            autoComplete: 'off',
          }}
        />
        {children}
        <ul className="fr-btns-group fr-btns-group--inline fr-mt-3w">
          <li>
            <button className="fr-btn" type="submit">
              {submit}
            </button>
          </li>
          {showAll !== null && (
            <li>
              <SiteLink className="fr-btn fr-btn--secondary" href={path}>
                {showAll}
              </SiteLink>
            </li>
          )}
        </ul>
      </form>
    </search>
  </noscript>
)

interface NoScriptTickProps {
  readonly name: string
  readonly value: string
  readonly isTicked: boolean
  readonly children: ReactNode
}

export function NoScriptTick({ name, value, isTicked, children }: NoScriptTickProps) {
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
