import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import type { Scope } from '@ma-cantine/lib/http/scope'
import { useLocale } from '../app/locale.ts'

/** The rights that are asked for, in plain words. */
export function ScopeList({ scopes }: { readonly scopes: readonly Scope[] }) {
  const locale = useLocale()
  return (
    <ul>
      {scopes.map(scope => (
        <li key={scope}>{scopeLabels[locale][scope]}</li>
      ))}
    </ul>
  )
}
