import { expect, test } from 'vitest'
import {
  directNames,
  INSTALL_SCRIPTS,
  isFree,
  readLock,
  readReasons,
  TOLD_ELSEWHERE,
} from '../../scripts/checks/direct-dependencies.ts'

test('every package has an allowed license', () => {
  const unfree = readLock().filter(
    ({ name, license }) => !isFree(license || (TOLD_ELSEWHERE[name] ?? '')),
  )
  expect(unfree.map(({ name, version, license }) => `${name} ${version}: ${license}`)).toEqual([])
})

test('no install scripts run except those listed', () => {
  const scripted = readLock().filter(({ hasInstallScript }) => hasInstallScript)
  const unnamed = scripted.filter(({ name }) => !(name in INSTALL_SCRIPTS))
  expect(unnamed.map(({ name, version }) => `${name} ${version}`)).toEqual([])
})

test('every package in package.json has a documented reason', () => {
  const words = readReasons()
  const named = (name: string) => {
    // Types belong to the package they describe; Node is a separate decision.
    if (/^@types\/|^node-(bin-)?\w+-(x64|arm64)$/.test(name)) return true
    return new RegExp(`(^|[|,;( ])${name.replaceAll(/[/.]/g, '\\$&')}([|,;) ]|$)`, 'm').test(words)
  }
  expect(directNames().filter((name) => !named(name))).toEqual([])
})

test('catches violations', () => {
  expect(isFree('MIT AND GPL-2.0-only')).toBe(false)
  expect(isFree('(MIT AND BSD-3-Clause)')).toBe(true)
  expect(isFree('')).toBe(false)
})
