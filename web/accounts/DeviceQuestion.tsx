import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { fullName } from '@ma-cantine/lib/accounts/full-name'
import { formatDay, formatTime } from '@ma-cantine/lib/messages/dates'
import type { DeviceRequest } from '@ma-cantine/lib/oauth/device-api'
import { useLocale } from '../app/locale.ts'
import { useUser } from '../app/session.ts'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { AccessAnswer } from './AccessAnswer.tsx'
import { ScopeList } from './ScopeList.tsx'
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
  const { userCode, deviceName, scopes, requestDate, accessExpiryDate } = request
  if (!user) return null
  return (
    <>
      <FocusedHeading className="fr-h4">{words.question}</FocusedHeading>
      <p>{words.who(fullName(user), user.email)}</p>
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
        <ScopeList scopes={scopes} />
      </div>
      <AccessAnswer words={words} answer={answer}>
        <li>
          <Button type="button" priority="tertiary no outline" onClick={onBack}>
            {words.otherCode}
          </Button>
        </li>
      </AccessAnswer>
    </>
  )
}
