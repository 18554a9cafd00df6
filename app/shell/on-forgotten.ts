import { FORGET } from './forget-tab.ts'

/** Calls back when the person signs out, in this tab or another: what is kept of them must go. */
export function onForgotten(callBack: () => void): void {
  addEventListener(FORGET, callBack)
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(FORGET).addEventListener('message', callBack)
}
