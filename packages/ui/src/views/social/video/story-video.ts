const SIZE = { width: 180, height: 320 };
const LENGTH = 900;

function recordVideo(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d')!;
  let step = 0;
  const draw = (): void => {
    step += 1;
    pen.fillStyle = `hsl(${200 + step * 3} 40% 45%)`;
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    pen.fillStyle = `hsl(${40 + step * 2} 80% 85%)`;
    pen.beginPath();
    pen.arc(90 + 60 * Math.sin(step / 6), 150, 28, 0, 7);
    pen.fill();
  };
  draw();
  const recorder = new MediaRecorder(canvas.captureStream(25));
  const parts: Blob[] = [];
  const timer = setInterval(draw, 40);
  return new Promise((resolve) => {
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => resolve(URL.createObjectURL(new Blob(parts, { type: recorder.mimeType })));
    recorder.start();
    setTimeout(() => {
      clearInterval(timer);
      recorder.stop();
    }, LENGTH);
  });
}

let recorded: Promise<string> | undefined;

/** Records a video of a rolling ball once for each page of stories, and resolves to its object URL. */
export const recordStoryVideoUrl = (): Promise<string> => (recorded ??= recordVideo());
