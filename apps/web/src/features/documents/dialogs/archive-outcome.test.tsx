import { newDocumentProblem } from '@ot/domain'
import { expect, test } from 'vitest'
import { mount } from '../../../testing/mount.ts'
import { ArchiveOutcome } from './archive-outcome.tsx'

test.each([false, true])(
  'после конца подписки отказ ведёт на страницу тарифа (регистрация: %s)',
  (wasRegistering) => {
    const text = newDocumentProblem({ tariff: 'standard', until: '2026-11-21' }, '2026-11-22') ?? ''
    const page = mount(
      <ArchiveOutcome
        stage={{ kind: 'failed', text }}
        papers={3}
        wasRegistering={wasRegistering}
        onRetry={() => undefined}
        onClose={() => undefined}
      />,
    )
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/settings/billing')
  },
)
