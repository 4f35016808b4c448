import { describeError, type FileReport, locales, schemaOfReport } from '@ma-cantine/lib'
import { expect } from 'vitest'

const failures = ['unclosed-quote', 'row-too-long']

/** Expects what holds for every report: its parts agree with each other, and each error has a sentence. */
export function expectSound(report: FileReport, maximumErrors: number): void {
  const { valid, rows, groups, errors, warnings, errorCount, warningCount } = report
  expect(valid).toBe(errorCount === 0)
  expect(rows).toBeGreaterThanOrEqual(0)
  expect(report.digest).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  expect(new Set(groups.map(({ code, field }) => `${code} ${field}`)).size).toBe(groups.length)

  for (const [severity, list, count] of [
    ['error', errors, errorCount],
    ['warning', warnings, warningCount],
  ] as const) {
    const own = groups.filter(group => group.severity === severity)
    expect(own.reduce((sum, group) => sum + group.count, 0)).toBe(count)
    if (severity === 'error') expect(list.length).toBe(Math.min(count, maximumErrors))
    expect(list.length).toBeLessThanOrEqual(Math.min(count, maximumErrors))
    expect(list.map(({ row }) => row)).toEqual(list.map(({ row }) => row).sort((a, b) => a - b))
    for (const { code, field, count: total, rows: places } of own) {
      const same = list.filter(error => error.code === code && error.field === field)
      // Warnings about the whole file hold the first ten rows of each kind.
      if (count <= maximumErrors)
        expect(same.length).toBeGreaterThanOrEqual(Math.min(total, severity === 'error' ? total : 10))
      // The header is row 1; reading may stop in the row after the last complete one.
      const last = rows + (failures.includes(code) ? 2 : 1)
      expect(places.length).toBeGreaterThan(0)
      expect(places.length).toBeLessThanOrEqual(Math.min(total, 10))
      expect([...places]).toEqual([...new Set(places)].sort((a, b) => a - b))
      for (const row of [...places, ...same.map(error => error.row)]) {
        expect(row).toBeGreaterThanOrEqual(0)
        expect(row).toBeLessThanOrEqual(last)
      }
    }
  }
  const schema = schemaOfReport(report)
  for (const error of [...errors, ...warnings].slice(0, 20)) {
    expect(error.column ?? 1).toBeGreaterThanOrEqual(1)
    for (const locale of locales) {
      const { message, advice } = describeError(error, schema, locale)
      expect(`${message}${advice}`).not.toMatch(/undefined|\[object/)
    }
  }
}
