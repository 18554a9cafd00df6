import { FORGET } from './forget-tab.ts'

/** Calls back when the user signs out in this tab or another, so that their data can be cleared. */
export function onForgotten(callBack: () => void): void {
  addEventListener(FORGET, callBack)
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(FORGET).addEventListener('message', callBack)
}
