import type { WebSocket, WebSocketServer } from 'ws';

type Heartbeat = {
  /** Called for every frame from a client, including pongs. */
  onFrame: (socket: WebSocket) => void;
  stop: () => void;
};

/** Pings all sockets at each interval and ends those that have sent nothing since the last one. */
export function startHeartbeat(server: WebSocketServer, intervalMs: number): Heartbeat {
  const alive = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, intervalMs);
  return { onFrame: (socket) => void alive.add(socket), stop: () => clearInterval(timer) };
}
