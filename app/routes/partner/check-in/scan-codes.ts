import { decodeQR } from 'qr/decode.js'

/** How often a picture of the camera is searched for a code. */
const LOOK_MS = 150
/** After how long out of view the same code counts as shown again. */
const AWAY_MS = 2000
/** Longest side of the searched picture in pixels: a code held at arm's length stays readable, and a phone keeps up. */
const LONGEST = 960

type ScanOptions = {
  /** Called with the text of a code when it comes into view. */
  onCode: (text: string) => void
  /** Called once if there is no camera, it is not allowed, or it is taken away. */
  onFailure: () => void
}

/** Shows the camera at the back of the phone in `video`, and reads QR codes from it. Nothing leaves the phone. Returns what ends it. */
export function scanCodes(video: HTMLVideoElement, { onCode, onFailure }: ScanOptions): () => void {
  const canvas = document.createElement('canvas')
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let last = { text: '', at: 0 }

  const end = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const fail = () => {
    if (isOver) return
    end()
    onFailure()
  }
  const look = () => {
    if (isOver) return
    const text = readCode(video, canvas)
    if (text !== null) {
      const at = performance.now()
      const isShownAgain = text !== last.text || at - last.at > AWAY_MS
      last = { text, at }
      if (isShownAgain) onCode(text)
    }
    timer = setTimeout(look, LOOK_MS)
  }
  const open = async () => {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
    if (isOver) return end()
    stream.getVideoTracks()[0]?.addEventListener('ended', fail)
    video.srcObject = stream
    await video.play()
    look()
  }
  open().catch(fail)
  return end
}

/** The text of a code in the current picture; null if there is none, or it is not readable. */
function readCode(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight, 1))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    // It throws where it finds no code.
    return null
  }
}
