-- wrk runs this script, so that every request asks for the same page under another URL, none of which is cached.
local asked = 1000 + os.time() % 100 * 5000

request = function()
  asked = asked + 1
  return wrk.format("GET", wrk.path .. "?maxPrice=" .. asked)
end
