import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import { formatDay, formatTime } from '@ma-cantine/lib/messages/dates'
import type { DeviceRequest } from '@ma-cantine/lib/oauth/device-api'
import { useLocale } from '../app/locale.ts'
import { useUser } from '../app/session.ts'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { useAction } from '../ui/use-action.ts'
import { useAccountWords } from './words/account-words.ts'
import './card.css'
import './device.css'

interface DeviceQuestionProps {
  readonly request: DeviceRequest
  readonly answer: (accepted: boolean) => Promise<void>
  readonly onBack: () => void
}

/** What a terminal asks for, and whose machine it says it is on, which nobody checked. */
export function DeviceQuestion({ request, answer, onBack }: DeviceQuestionProps) {
  const words = useAccountWords().device
  const locale = useLocale()
  const user = useUser()
  const accept = useAction(() => answer(true))
  const refuse = useAction(() => answer(false))
  const { userCode, deviceName, scopes, requestDate, accessExpiryDate } = request
  if (!user) return null
  const person = [user.firstName, user.lastName].join(' ').trim() || user.username
  const busy = [accept, refuse].some(({ state }) => state.kind === 'busy')
  const failed = [accept, refuse].map(({ state }) => state).find(state => state.kind === 'failed')
  return (
    <>
      <FocusedHeading className="fr-h4">{words.question}</FocusedHeading>
      <p>{words.who(person, user.email)}</p>
      <Alert className="fr-mb-3w" severity="warning" small description={words.warning} />
      <div className="mc-card">
        <dl className="mc-device">
          <dt>{words.code}</dt>
          <dd className="mc-device__code">{userCode}</dd>
          <dt>{words.machine}</dt>
          <dd>
            <bdi>{deviceName ?? words.noName}</bdi>
          </dd>
          <dt>{words.asked}</dt>
          <dd>{formatTime(requestDate, locale)}</dd>
          <dt>{words.until}</dt>
          <dd>{formatDay(accessExpiryDate, locale)}</dd>
        </dl>
        <h3 className="fr-h6 fr-mb-1w">{words.rights}</h3>
        <ul>
          {scopes.map(scope => (
            <li key={scope}>{scopeLabels[locale][scope]}</li>
          ))}
        </ul>
      </div>
      <div role="alert">
        {failed && <Alert className="fr-mb-3w" severity="error" small description={failed.message} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" nativeButtonProps={{ 'aria-disabled': busy }} onClick={() => busy || accept.run()}>
            {words.accept}
          </Button>
        </li>
        <li>
          <Button
            type="button"
            priority="secondary"
            nativeButtonProps={{ 'aria-disabled': busy }}
            onClick={() => busy || refuse.run()}
          >
            {words.refuse}
          </Button>
        </li>
        <li>
          <Button type="button" priority="tertiary no outline" onClick={onBack}>
            {words.otherCode}
          </Button>
        </li>
      </ul>
      <p className="fr-sr-only" role="status">
        {busy && words.busy}
      </p>
    </>
  )
}
