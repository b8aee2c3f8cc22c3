-- wrk runs this script, so that every request asks for the next line of BENCH_LIST: a path, and after a tab a body of JSON to be posted there. Each
-- comes from another client, as limits would stop one that asks so much.
local lines = {}
for line in io.lines(os.getenv("BENCH_LIST")) do lines[#lines + 1] = line end
local asked = 0

request = function()
  local line = lines[asked % #lines + 1]
  asked = asked + 1
  local client = "10." .. math.floor(asked / 65536) % 256 .. "." .. math.floor(asked / 256) % 256 .. "." .. asked % 256
  local headers = { ["Accept-Encoding"] = "br", ["X-Forwarded-For"] = client }
  local path, body = line:match("^([^\t]+)\t(.+)$")
  if body == nil then return wrk.format("GET", line, headers) end
  headers["Content-Type"] = "application/json"
  return wrk.format("POST", path, headers, body)
end
